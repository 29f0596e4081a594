import { useEffect, useState } from 'react'

const patience = 8000

/** Returns true once an operation has taken so long that the user should be told. */
export function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setTimeout(() => setIsSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isUnderWay])
  return isSlow
}
