import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, which are shown only now. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('kit');
  const [isCopied, setIsCopied] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  };
  return (
    <section className="panel stack recovery-codes" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={title} tabIndex={-1} className="panel-title">
        {t('security.codes.title')}
      </h2>
      <p>{t('security.codes.text')}</p>
      <ul className="recovery-code-list" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <Button variant="outline" onClick={() => void copy().catch(() => setIsCopied(false))}>
          {t('security.codes.copy')}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {t('security.codes.print')}
        </Button>
        <Button onClick={onDone}>{t('security.codes.kept')}</Button>
      </div>
      <p role="status">{isCopied && t('security.codes.copied')}</p>
    </section>
  );
}
