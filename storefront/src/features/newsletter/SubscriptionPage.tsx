import { useTranslation } from 'react-i18next';
import { MailLinkPage } from '../../mail-link/MailLinkPage.tsx';
import { useConfirmSubscriptionMutation, useEndSubscriptionMutation } from '../../newsletter/newsletterApi.ts';

/** Says yes to the newsletter that somebody asked for with this address. */
export function ConfirmSubscriptionPage() {
  const { t } = useTranslation('storefront');
  const next = { to: '/shop', label: t('newsletter.toShop') };
  const change = useConfirmSubscriptionMutation();
  return <MailLinkPage page="newsletter" texts="newsletter.confirm" change={change} next={next} />;
}

/** Ends the newsletter for an address. */
export function EndSubscriptionPage() {
  return <MailLinkPage page="newsletter" texts="newsletter.unsubscribe" change={useEndSubscriptionMutation()} />;
}
