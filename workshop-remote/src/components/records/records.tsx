import type { JSX, ReactNode } from 'react'
import styles from './records.module.css'

interface Column {
  readonly label: string
  /** Numbers, which stand below each other at the end. */
  readonly isNumber?: boolean
  /** Said by screen readers alone. */
  readonly isHidden?: boolean
}

interface RecordsProps {
  label: string
  columns: readonly Column[]
  /** `RecordRow`s. */
  children: ReactNode
  /** Below all rows, such as a sum. */
  foot?: ReactNode
}

/** A table on desk and tablet; on a phone each row becomes a block of its cells. */
export function Records({ label, columns, children, foot }: RecordsProps): JSX.Element {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ label: name, isNumber = false, isHidden = false }) => (
              <th key={name} scope="col" data-number={isNumber}>
                {isHidden ? <span className="visually-hidden">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot ? <tfoot>{foot}</tfoot> : null}
      </table>
    </div>
  )
}

/** `title` names the row. */
export function RecordRow({
  title,
  children,
}: {
  title: ReactNode
  children: ReactNode
}): JSX.Element {
  return (
    <tr>
      <th scope="row">{title}</th>
      {children}
    </tr>
  )
}

interface CellProps {
  children: ReactNode
  isNumber?: boolean
  /** On a phone at the end of its line. */
  atEnd?: boolean
  /** Before the value on a phone, where no column says it. */
  label?: string
}

export function Cell({ children, isNumber = false, atEnd = false, label }: CellProps): JSX.Element {
  return (
    <td data-number={isNumber} data-end={atEnd || isNumber} data-label={label}>
      {children}
    </td>
  )
}
