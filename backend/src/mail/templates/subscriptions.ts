import { z } from 'zod';
import { thumbnailUrl } from '../../files/picture-urls.ts';
import { formatDay } from '../../i18n/days.ts';
import type { Template } from './template.ts';

const NewsletterMail = z.object({ unsubscribe_token: z.string() });
const NewsletterConfirm = NewsletterMail.extend({ token: z.string() });
const NewsletterWelcome = NewsletterMail.extend({ code: z.string(), percent: z.number(), ends_at: z.string() });

const BackInStockMail = z.object({
  slug: z.string(),
  name: z.string(),
  name_ar: z.string(),
  variant: z.string(),
  variant_ar: z.string(),
  variant_id: z.number().nullable(),
  image_key: z.string().nullable().default(null),
  unsubscribe_token: z.string(),
});

const unsubscribePath = (token: string) => `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;

const newsletterConfirm: Template = (payload, t) => {
  const { token, unsubscribe_token } = NewsletterConfirm.parse(payload);
  return {
    subject: t('subject'),
    paragraphs: [t('text'), t('more')],
    link: { label: t('link'), path: `/newsletter/confirm?token=${encodeURIComponent(token)}` },
    unsubscribePath: unsubscribePath(unsubscribe_token),
  };
};

const newsletterWelcome: Template = (payload, t, lang) => {
  const { code, percent, ends_at, unsubscribe_token } = NewsletterWelcome.parse(payload);
  return {
    subject: t('subject', { percent }),
    paragraphs: [t('text', { percent }), t('more')],
    rows: [
      [t('code'), code],
      [t('until'), formatDay(ends_at, lang)],
    ],
    link: { label: t('link'), path: '/shop' },
    unsubscribePath: unsubscribePath(unsubscribe_token),
  };
};

const backInStock: Template = (payload, t, lang) => {
  const mail = BackInStockMail.parse(payload);
  const variant = (lang === 'ar' && mail.variant_ar) || mail.variant;
  const product = (lang === 'ar' && mail.name_ar) || mail.name;
  const name = variant ? t('name_of_variant', { product, variant }) : product;
  return {
    subject: t('subject', { name }),
    paragraphs: [t('text', { name }), t('more')],
    ...(mail.image_key !== null && { product: { name: product, variant, picture: thumbnailUrl(mail.image_key) } }),
    link: {
      label: t('link'),
      path: `/product/${mail.slug}${mail.variant_id === null ? '' : `?variant=${mail.variant_id}`}`,
    },
    unsubscribePath: `/stock-alerts/unsubscribe?token=${encodeURIComponent(mail.unsubscribe_token)}`,
  };
};

/** Mails that people subscribed to; each has an unsubscribe link. */
export const subscriptionTemplates: Record<string, Template> = {
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'back-in-stock': backInStock,
};
