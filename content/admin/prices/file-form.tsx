'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState, type ReactNode } from 'react'
import type { ReadCsv } from '../../src/prices/csv.ts'
import type { Change } from '../../src/prices/lines.ts'
import { sendFile, type Outcome } from './calls.ts'
import { column, control } from './choose.tsx'
import { Proposal, type ProposalProps } from './proposal.tsx'

interface FileFormProps extends Omit<ProposalProps, 'changes'> {
  readonly mayChange: boolean
}

/** Prices and names out and in as a file of comma-separated values. */
export function FileForm({ mayChange, onPublish, ...proposal }: FileFormProps): ReactNode {
  const [read, setRead] = useState<Outcome<ReadCsv> | null>(null)
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>Prices as a file</h2>
      <p>
        A table for any spreadsheet, with a line for each price. Change names and prices (in
        pounds), leave the ids, and save it as CSV.
      </p>
      <Button el="anchor" url="/api/prices/csv" buttonStyle="secondary">
        Download all prices
      </Button>
      {mayChange && (
        <label style={column}>
          Take in a file
          <input
            style={control}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              setRead(null)
              if (file) void sendFile(file).then(setRead)
              // The same file can be chosen again after it was mended.
              target.value = ''
            }}
          />
        </label>
      )}
      {read && (
        <WhatItSays
          read={read}
          {...proposal}
          onPublish={(changes) => {
            setRead(null)
            onPublish(changes)
          }}
        />
      )}
    </section>
  )
}

interface WhatItSaysProps extends Omit<ProposalProps, 'changes'> {
  readonly read: Outcome<ReadCsv>
}

function WhatItSays({ read, ...proposal }: WhatItSaysProps): ReactNode {
  if (read.type === 'error') return <Faults faults={read.faults} />
  const { faults, changes } = read.answer
  if (faults.length > 0) return <Faults faults={faults.map(inWords)} />
  if (changes.length === 0) return <p role="status">This file changes nothing.</p>
  return <Proposal {...proposal} changes={changes as Change[]} />
}

function inWords({ line, column: name, message }: ReadCsv['faults'][number]): string {
  return name ? `Line ${line}, ${name}: ${message}` : `Line ${line}: ${message}`
}

function Faults({ faults }: { readonly faults: readonly string[] }): ReactNode {
  return (
    <div role="alert">
      <p>
        <strong>Nothing was changed.</strong> Mend these in the file, then take it in again:
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}
