/** Format of the owner's decisions in the seed files. */
export interface QuestionSeed {
  readonly id: string
  readonly category: string
  readonly question: string
  readonly answer: string
}

export interface FeeSeed {
  readonly key: string
  readonly name: string
  readonly description: string
}

export interface AreaSeed {
  readonly id: string
  readonly name: string
  readonly postcodeAreas: readonly string[]
  readonly shifts: readonly ShiftSeed[]
}

export interface ShiftSeed {
  readonly day: string
  readonly startsAt: string
  readonly endsAt: string
}

export interface AnnouncementSeed {
  readonly id: string
  readonly kind: 'information' | 'update_required'
  readonly title: string
  readonly message: string
  readonly belowVersion?: string
  readonly belowIosBuild?: number
  readonly belowAndroidBuild?: number
}

export interface PlaceSeed {
  readonly id: string
  readonly name: string
  readonly address: {
    readonly line1: string
    readonly line2: string
    readonly city: string
    readonly postcode: string
  }
  readonly phone: string
  readonly openingHours: readonly OpeningSeed[]
  readonly accepts: readonly string[]
  /** Id of the partner in whose shop it is. */
  readonly partner?: string
  readonly fittingTimes?: readonly ShiftSeed[]
  /** How long a fitting takes. */
  readonly fittingMinutes?: number
  /** How many are fitted at once. */
  readonly fittingSeats?: number
}

export interface OpeningSeed {
  readonly day: string
  readonly opens: string
  readonly closes: string
}
