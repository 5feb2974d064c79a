import type { MailTest, Opening } from '@balsam/shared-api';
import { Bdi, Button, DateTime, Email, Icon, useSend, checkCircleIcon, exclamationCircleIcon } from '@balsam/shared-ui';
import { Trans, useTranslation } from 'react-i18next';
import { useSendTestMailMutation } from '../../entities/opening/opening-api.ts';

/** Sends the admin a test mail, and shows the result of the last one. */
export function MailStep({ mail }: { mail: Opening['mail'] }) {
  const { t } = useTranslation('admin-console');
  const [sendTestMail, { isLoading }] = useSendTestMailMutation();
  const send = useSend({ failed: t('opening.mail.failed') });
  const { last_test: test } = mail;
  return (
    <div className="stack">
      {!mail.is_set_up && <p className="form-text">{t('opening.mail.notSetUp')}</p>}
      {test && <Outcome test={test} />}
      <div>
        <Button variant="outline" size="sm" busy={isLoading} onClick={() => void send(() => sendTestMail().unwrap())}>
          {t('opening.mail.send')}
        </Button>
      </div>
    </div>
  );
}

function Outcome({ test: { recipient, delivered, response, at } }: { test: MailTest }) {
  const { t } = useTranslation('admin-console');
  const outcome = delivered ? 'taken' : response === '' ? 'kept' : 'refused';
  return (
    <p className={outcome === 'taken' ? undefined : 'form-error'}>
      <Icon icon={outcome === 'taken' ? checkCircleIcon : exclamationCircleIcon} />{' '}
      <Trans
        t={t}
        i18nKey={`opening.mail.${outcome}`}
        components={{ email: <Email address={recipient} />, when: <DateTime value={at} /> }}
      />{' '}
      {response !== '' && (
        <Bdi>
          <code>{response}</code>
        </Bdi>
      )}
    </p>
  );
}
