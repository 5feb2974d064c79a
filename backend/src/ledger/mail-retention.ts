/** Days for which sent mails are stored. The audit looks for the mails of younger orders only. */
export const MAIL_RETENTION_DAYS = 180;
