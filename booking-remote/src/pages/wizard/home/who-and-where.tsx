import type { JSX } from 'react'
import { CoverageCheck } from '#src/components/coverage-check.tsx'
import { sewingPlace } from '#src/lib/sewing-place.ts'
import parts from './section.module.css'

export function WhoAndWhere(): JSX.Element {
  return (
    <section className={parts['part']} aria-labelledby="who-and-where">
      <h2 id="who-and-where">Who sews, and where</h2>
      <p>{sewingPlace}</p>
      <CoverageCheck />
    </section>
  )
}
