import { isApiError } from '@balsam/shared-api';
import { AuthCard, Button, ButtonLink, Icon, checkCircleIcon, exclamationCircleIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { href } from '../page/paths.ts';

interface MailLinkPageProps {
  /** Its texts are `<texts>.title`, `.text`, `.action` and `.done`. */
  texts: 'newsletter.confirm' | 'newsletter.unsubscribe' | 'stockAlert.end';
  /** The mutation that the button starts with the token of the address, and where it stands. */
  change: readonly [
    (values: { token: string }) => unknown,
    { isLoading: boolean; isSuccess: boolean; error?: unknown },
  ];
  /** What is said beside `.done`. */
  thanks?: string;
  /** Where to go on when it is done; the home page unless said otherwise. */
  next?: { to: string; label: string };
}

/**
 * Where the link of a mail leads. Only a button changes anything:
 * programs that follow every link of a mail must neither subscribe nor unsubscribe anybody.
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
