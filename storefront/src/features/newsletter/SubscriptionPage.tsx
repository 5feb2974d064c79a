import { isApiError } from '@balsam/shared-api';
import { AuthCard, Button, ButtonLink, Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useConfirmSubscriptionMutation, useEndSubscriptionMutation } from '../../newsletter/newsletterApi.ts';
import { useGetSiteQuery } from '../../company/siteApi.ts';
import { PageHead } from '../../page-head/PageHead.tsx';

type Change = ReturnType<typeof useConfirmSubscriptionMutation> | ReturnType<typeof useEndSubscriptionMutation>;

interface SubscriptionPageProps {
  /** Its texts are `newsletter.<step>.*`. */
  step: 'confirm' | 'unsubscribe';
  change: Change;
}

/**
 * Where the link of a newsletter mail leads. Only a button changes anything:
 * programs that follow every link of a mail must neither subscribe nor unsubscribe anybody.
 */
function SubscriptionPage({ step, change: [send, { isLoading, isSuccess, error }] }: SubscriptionPageProps) {
  const { t } = useTranslation('storefront');
  const { data: site } = useGetSiteQuery();
  const isThanked = step === 'confirm' && typeof site?.promises.newsletter_percent === 'number';
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const isWrongLink = token === '' || (isApiError(error) && error.status === 404);
  const isDone = isSuccess || isWrongLink;
  return (
    <AuthCard title={t(`newsletter.${step}.title`)}>
      <PageHead page="newsletter" isPrivate />
      <div role="status">
        {isSuccess && (
          <p>
            <Icon className="text-success" name="check-circle" /> {t(`newsletter.${step}.done`)}{' '}
            {isThanked && t('newsletter.confirm.code')}
          </p>
        )}
        {!isSuccess && <p>{t(isWrongLink ? 'newsletter.wrongLink' : `newsletter.${step}.text`)}</p>}
      </div>
      {error && !isWrongLink && (
        <p className="form-error" role="alert">
          <Icon name="exclamation-circle" /> {(isApiError(error) && error.message) || t('newsletter.failed')}
        </p>
      )}
      {isDone ? (
        <ButtonLink to={isSuccess && step === 'confirm' ? '/shop' : '/'}>
          {t(isSuccess && step === 'confirm' ? 'newsletter.toShop' : 'newsletter.toHome')}
        </ButtonLink>
      ) : (
        <Button busy={isLoading} onClick={() => void send({ token })}>
          {t(error ? 'newsletter.retry' : `newsletter.${step}.action`)}
        </Button>
      )}
    </AuthCard>
  );
}

/** Says yes to the newsletter that somebody asked for with this address. */
export function ConfirmSubscriptionPage() {
  return <SubscriptionPage step="confirm" change={useConfirmSubscriptionMutation()} />;
}

/** Ends the newsletter for an address. */
export function EndSubscriptionPage() {
  return <SubscriptionPage step="unsubscribe" change={useEndSubscriptionMutation()} />;
}
