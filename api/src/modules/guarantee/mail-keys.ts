export const REPORT_RECEIVED = 'report-received'
export const REPORT_TO_COMPANY = 'report-to-company'
export const REPORT_DECLINED = 'report-declined'
