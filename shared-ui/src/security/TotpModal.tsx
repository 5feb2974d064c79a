import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormModal } from '../form/FormModal.tsx';
import { TextField } from '../form/TextField.tsx';
import { textKey } from '../locales/texts.ts';
import type { TotpView } from './security-view.ts';

const schema = object({
  code: string()
    .transform((code: string) => code.replaceAll(/\s/g, ''))
    .required(textKey('secondStep.codeRequired'))
    .matches(/^\d{6}$/, textKey('secondStep.codeRequired')),
});

const GROUP = /(.{4})(?=.)/g;

interface TotpModalProps {
  totp: TotpView;
  /** Confirms the app with a code from it. */
  onConfirm: (code: string) => Promise<unknown>;
  onHide: () => void;
}

/** Sets up an authenticator app: a QR code, the same as text, and a code to confirm it. */
export function TotpModal({ totp, onConfirm, onHide }: TotpModalProps) {
  const { t } = useTranslation('kit');
  return (
    <FormModal
      title={t('security.totp.title')}
      initialValues={{ code: '' }}
      validationSchema={schema}
      t={t}
      failed={t('security.failed')}
      submitLabel={t('security.totp.confirm')}
      onSubmit={({ code }) => onConfirm(code.replaceAll(/\s/g, ''))}
      onHide={onHide}
    >
      <ol className="stack">
        <li>
          {t('security.totp.scan')}
          <img
            className="totp-qr"
            src={`data:image/svg+xml,${encodeURIComponent(totp.qr_svg)}`}
            alt={t('security.totp.qr')}
            width={192}
            height={192}
          />
          <p>
            <a href={totp.otpauth_url}>{t('security.totp.open')}</a>
          </p>
          <p>
            {t('security.totp.type')} <code dir="ltr">{totp.secret.replaceAll(GROUP, '$1 ')}</code>
          </p>
        </li>
        <li>
          {t('security.totp.enter')}
          <TextField
            name="code"
            label={t('secondStep.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
          />
        </li>
      </ol>
    </FormModal>
  );
}
