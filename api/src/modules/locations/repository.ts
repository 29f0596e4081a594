import { arrayContains, asc, eq } from 'drizzle-orm'
import type { CourierArea } from '@darnley/contract/locations'
import type { Executor } from '#src/db/database.ts'
import { courierAreas, courierShifts } from '#src/db/schema/reference.ts'
import type { WeeklyShift } from './rules.ts'

export interface LocationRepository {
  /** Finds an area by the leading letters of a postcode. */
  byPostcodeArea(letters: string): Promise<CourierArea | null>
  byCode(code: string): Promise<CourierArea | null>
  /** Returns the shifts of one area, or of all. */
  weeklyShifts(areaCode: string | null): Promise<WeeklyShift[]>
}

const area = { code: courierAreas.code, name: courierAreas.name }

export function locationRepository(db: Executor): LocationRepository {
  return {
    byPostcodeArea: async (letters) => {
      const [found] = await db
        .select(area)
        .from(courierAreas)
        .where(arrayContains(courierAreas.postcodeAreas, [letters]))
        .limit(1)
      return found ?? null
    },
    byCode: async (code) => {
      const [found] = await db.select(area).from(courierAreas).where(eq(courierAreas.code, code))
      return found ?? null
    },
    weeklyShifts: (areaCode) =>
      db
        .select()
        .from(courierShifts)
        .where(areaCode === null ? undefined : eq(courierShifts.areaCode, areaCode))
        .orderBy(asc(courierShifts.areaCode)),
  }
}
