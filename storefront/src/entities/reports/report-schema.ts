import { REPORT_REASONS, type CreateProductReportRequest } from '@balsam/shared-api';
import { emailRule } from '@balsam/shared-ui';
import { object, string, type InferType } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** @param isVisitor visitors need an email address */
export const reportSchema = (isVisitor: boolean) =>
  object({
    reason: string().required(textKey('report.error.reason')),
    text: string().trim().required(textKey('report.error.text')).max(2000, textKey('report.error.long')),
    email: isVisitor
      ? emailRule(textKey('report.error.email'), textKey('report.error.emailInvalid'))
      : string().default(''),
  });

export type ReportValues = InferType<ReturnType<typeof reportSchema>>;

export const toReport = ({ reason, text, email }: ReportValues, isVisitor: boolean): CreateProductReportRequest => ({
  reason: REPORT_REASONS.find((each) => each === reason) ?? 'other',
  text: text.trim(),
  ...(isVisitor && { email: email.trim() }),
});
