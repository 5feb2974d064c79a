import { useTranslation } from 'react-i18next';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';
import { MailLinkPage } from '../../entities/mail-link/MailLinkPage.tsx';
import {
  useConfirmSubscriptionMutation,
  useEndSubscriptionMutation,
} from '../../entities/newsletter/newsletter-api.ts';
import { href } from '../../entities/page/paths.ts';

/** Confirms a newsletter subscription. */
export function ConfirmSubscriptionPage() {
  const { t } = useTranslation('storefront');
  const next = { to: href('shop'), label: t('newsletter.toShop') };
  const change = useConfirmSubscriptionMutation();
  const { data: site } = useGetSiteQuery();
  const thanks = typeof site?.promises.newsletter_percent === 'number' ? t('newsletter.confirm.code') : '';
  return <MailLinkPage texts="newsletter.confirm" change={change} thanks={thanks} next={next} />;
}

export function EndSubscriptionPage() {
  return <MailLinkPage texts="newsletter.unsubscribe" change={useEndSubscriptionMutation()} />;
}
