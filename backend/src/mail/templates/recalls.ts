import { z } from 'zod';
import { localized } from '../../i18n/localized.ts';
import type { Template } from './template.ts';

const NoticeMail = z.object({
  token: z.string(),
  recall_no: z.string(),
  name: z.string(),
  name_arabic: z.string(),
  lot_no: z.string().nullable(),
  quantity: z.number(),
});
const VendorMail = z.object({
  id: z.number(),
  recall_no: z.string(),
  title: z.string(),
  title_arabic: z.string(),
  company_name: z.string(),
});

const OpenedMail = VendorMail.extend({ company_name_arabic: z.string() });

/** The fragment is never sent to a server, so it appears in no log. */
const answerLink = (label: string, token: string) => ({ label, path: `/recalls/answer#${encodeURIComponent(token)}` });

const notice: Template = (payload, t, lang) => {
  const { token, recall_no, name: english, name_arabic, lot_no, quantity } = NoticeMail.parse(payload);
  const name = localized(lang, english, name_arabic);
  return {
    subject: t('subject', { name }),
    paragraphs: [t(lot_no === null ? 'text_possible' : 'text', { name, recall_no }), t('more')],
    rows: [
      [t('product'), name],
      ...(lot_no ? [[t('batch'), lot_no] as const] : []),
      [t('quantity'), String(quantity)],
      [t('number'), recall_no],
    ],
    link: answerLink(t('link'), token),
  };
};

const vendorNotice: Template = (payload, t, lang) => {
  const { id, recall_no, title: english, title_arabic, company_name } = VendorMail.parse(payload);
  const title = localized(lang, english, title_arabic);
  return {
    subject: t('subject', { title }),
    paragraphs: [t('text', { title, recall_no, company_name }), t('more')],
    link: { label: t('link'), path: `/vendor/recalls/${id}` },
  };
};

const openedByVendor: Template = (payload, t, lang) => {
  const { id, recall_no, title: english, title_arabic, company_name, company_name_arabic } = OpenedMail.parse(payload);
  const title = localized(lang, english, title_arabic);
  return {
    subject: t('subject', { title }),
    paragraphs: [
      t('text', { title, recall_no, company_name: localized(lang, company_name, company_name_arabic) }),
      t('more'),
    ],
    link: { label: t('link'), path: `/admin/recalls/${id}` },
  };
};

const reminder: Template = (payload, t, lang) => {
  const { token, recall_no, name: english, name_arabic } = NoticeMail.parse(payload);
  const name = localized(lang, english, name_arabic);
  return {
    subject: t('subject', { name }),
    paragraphs: [t('text', { name, recall_no }), t('more')],
    link: answerLink(t('link'), token),
  };
};

/** Mails about recalls. */
export const recallTemplates: Record<string, Template> = {
  'recall-notice': notice,
  'recall-reminder': reminder,
  'recall-vendor': vendorNotice,
  'recall-opened-by-vendor': openedByVendor,
};
