import type { FaultKind } from '@darnley/contract/guarantee'
import type { Day } from '@darnley/domain/turnaround'
import { sessionBox } from './session-box.ts'

/** A report under the guarantee that is not sent. */
export interface ReportDraft {
  /** Number of the garment in its order, as the radio buttons have it. */
  readonly garment: string | null
  readonly kind: FaultKind | null
  readonly words: string
  readonly pickupDay: Day | null
  /** Under which its photos are stored. */
  readonly photosId: string
}

type Drafts = Readonly<Record<string, ReportDraft>>

const box = sessionBox<Drafts>('report-drafts', 1)
/** Used where storage is off. */
let remembered: Drafts = {}

/** Returns this tab's draft of a report on the order with this token; begins one when there is none. */
export function openReportDraft(token: string): ReportDraft {
  const photosId = crypto.randomUUID()
  const draft = drafts()[token] ?? {
    garment: null,
    kind: null,
    words: '',
    pickupDay: null,
    photosId,
  }
  keepReportDraft(token, draft)
  return draft
}

export function keepReportDraft(token: string, draft: ReportDraft): void {
  keep({ ...drafts(), [token]: draft })
}

/** Forgets a draft that was sent. */
export function forgetReportDraft(token: string): void {
  const { [token]: _sent, ...others } = drafts()
  keep(others)
}

function drafts(): Drafts {
  return box.read() ?? remembered
}

function keep(all: Drafts): void {
  remembered = all
  box.write(all)
}
