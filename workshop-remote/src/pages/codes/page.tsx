import { useState, type JSX } from 'react'
import type { Discount } from '@darnley/contract/workshop-codes'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { Sheet } from '#src/components/sheet.tsx'
import { ToolPage } from '#src/components/tool/tool-page.tsx'
import { codesQuery } from '#src/queries/codes.ts'
import { CodeEnd } from './code-end.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeTable } from './code-table.tsx'

/** Discount codes with what they gave: for owners. */
export function Page(): JSX.Element {
  const [isMaking, make] = useState(false)
  return (
    <ToolPage
      section="codes"
      title="Discount codes"
      least="owner"
      actions={
        <Button onClick={() => make(true)}>
          <Icon name="plus" size={20} />
          New code
        </Button>
      }
    >
      <Codes isMaking={isMaking} onMade={() => make(false)} />
    </ToolPage>
  )
}

interface CodesProps {
  isMaking: boolean
  /** Made, or thought better of it. */
  onMade: () => void
}

function Codes({ isMaking, onMade }: CodesProps): JSX.Element {
  const { data, isError, refetch } = useQuery(codesQuery)
  const [openCode, open] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  /** One for each new code: an empty form follows one that was made. */
  const [made, setMade] = useState(0)
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The codes could not be loaded.
      </Notice>
    ) : (
      <Spinner label="Loading the codes" />
    )
  return (
    <>
      {done === null ? null : <Notice tone="success">{done}</Notice>}
      {data.codes.length === 0 ? (
        <p>There is no code yet. Make one for a letter or a shop window.</p>
      ) : (
        <CodeTable
          discounts={data}
          onOpen={(code) => {
            setDone(null)
            open(code)
          }}
        />
      )}
      <Sheet label="New code" open={isMaking} onClose={onMade}>
        <CodeForm
          key={made}
          code={null}
          onDone={({ code }) => {
            setMade(made + 1)
            setDone(`${code} is made.`)
            onMade()
          }}
        />
      </Sheet>
      <CodeSheet
        key={openCode}
        code={data.codes.find(({ code }) => code === openCode) ?? null}
        onClose={() => open(null)}
        onDone={(words) => {
          open(null)
          setDone(words)
        }}
      />
    </>
  )
}

interface CodeSheetProps {
  /** Null while no code is open. */
  code: Discount | null
  onClose: () => void
  /** With what was done, in words. */
  onDone: (words: string) => void
}

function CodeSheet({ code, onClose, onDone }: CodeSheetProps): JSX.Element {
  return (
    <Sheet label={code?.code ?? 'Code'} open={code !== null} onClose={onClose}>
      {code ? (
        <>
          <CodeForm code={code} onDone={() => onDone(`${code.code} is saved.`)} />
          <CodeEnd code={code} onDone={() => onDone(`${code.code} has ended.`)} />
        </>
      ) : null}
    </Sheet>
  )
}
