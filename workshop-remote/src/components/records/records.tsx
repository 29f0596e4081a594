import type { JSX, ReactNode } from 'react'
import styles from './records.module.css'

interface Column {
  readonly label: string
  /** Numbers, which stand below each other at the end. */
  readonly isNumber?: boolean
  /** Said by screen readers alone. */
  readonly isHidden?: boolean
  /** In CSS, so that tables below each other have the same columns. */
  readonly width?: string
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
            {columns.map(({ label: name, isNumber = false, isHidden = false, width }) => (
              <th key={name} scope="col" data-number={isNumber} style={{ width }}>
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
  /** Where it stands in the block of a phone. */
  onPhone?: 'start' | 'end' | 'whole line'
  /** Before the value on a phone, where no column says it. */
  label?: string
}

export function Cell(props: CellProps): JSX.Element {
  const { children, isNumber = false, onPhone = 'start', label } = props
  return (
    <td data-number={isNumber} data-phone={onPhone} data-label={label}>
      {children}
    </td>
  )
}
