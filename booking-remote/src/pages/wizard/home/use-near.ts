import { useEffect, useRef, useState, type RefObject } from 'react'

/** Distance below the window at which a part counts as near: about a second of scrolling. */
const margin = '400px'

/** Returns a reference for an element, and whether it was once near the window. */
export function useNear<Part extends Element>(): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !part.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [isNear])
  return [part, isNear]
}
