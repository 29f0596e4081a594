import { useEffect, useState } from 'react'

/** A value once it has rested for a moment: nobody means each letter of a name. */
export function useSettled<Value>(value: Value, restMs = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
