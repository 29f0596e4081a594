import { useEffect, useState } from 'react'

const pause = 600

/** Returns a value once it has not changed for a moment, such as what is being typed. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
