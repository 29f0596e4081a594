import { useEffect, useState } from 'react'

/** Debounces a value, so that not every typed letter is searched for. */
export function useSettled<Value>(value: Value, restMs = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
