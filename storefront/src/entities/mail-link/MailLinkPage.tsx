import { isApiError } from '@balsam/shared-api';
import { AuthCard, Button, ButtonLink, Icon, checkCircleIcon, exclamationCircleIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { href } from '../page/paths.ts';

interface MailLinkPageProps {
  /** Prefix of the texts `.title`, `.text`, `.action` and `.done`. */
  texts: 'newsletter.confirm' | 'newsletter.unsubscribe' | 'stockAlert.end' | 'dashboard.privacy.keep';
  /** Mutation that the button calls with the token from the URL, and its state. */
  change: readonly [
    (values: { token: string }) => unknown,
    { isLoading: boolean; isSuccess: boolean; error?: unknown },
  ];
  /** Shown next to the text `.done`. */
  thanks?: string;
  /** Link shown when it is done; the home page by default. */
  next?: { to: string; label: string };
}

/**
 * Target page of links in e-mails. The change requires a button press, because programs that follow every link of a
 * mail must not subscribe or unsubscribe anyone.
 */
export function MailLinkPage({
  texts,
  change: [send, { isLoading, isSuccess, error }],
  thanks = '',
  next,
}: MailLinkPageProps) {
  const { t } = useTranslation('storefront');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const isWrongLink = token === '' || (isApiError(error) && error.status === 404);
  const isDone = isSuccess || isWrongLink;
  const home = { to: href('home'), label: t('mailLink.toHome') };
  const { to, label } = (isSuccess && next) || home;
  return (
    <AuthCard title={t(`${texts}.title`)}>
      <div role="status">
        {isSuccess && (
          <p>
            <Icon className="text-success" icon={checkCircleIcon} /> {t(`${texts}.done`)} {thanks}
          </p>
        )}
        {!isSuccess && <p>{t(isWrongLink ? 'mailLink.wrongLink' : `${texts}.text`)}</p>}
      </div>
      {Boolean(error) && !isWrongLink && (
        <p className="form-error" role="alert">
          <Icon icon={exclamationCircleIcon} /> {(isApiError(error) && error.message) || t('mailLink.failed')}
        </p>
      )}
      {isDone ? (
        <ButtonLink to={to}>{label}</ButtonLink>
      ) : (
        <Button busy={isLoading} onClick={() => void send({ token })}>
          {t(error ? 'mailLink.retry' : `${texts}.action`)}
        </Button>
      )}
    </AuthCard>
  );
}
