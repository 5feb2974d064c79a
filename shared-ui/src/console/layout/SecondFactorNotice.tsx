import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { formatDay } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { Icon } from '../../icon/Icon.tsx';
import { shieldCheckIcon } from '../../icon/shapes.ts';

export interface SecondFactorNoticeProps {
  /** Time from which the console does not open without a second step. */
  due: string;
  isMissing: boolean;
  /** Address of the page on which the person sets one up. */
  securityPath: string;
}

/** Reminds a person on every page of the second step that their team requires, until it is set up. */
export function SecondFactorNotice({ due, isMissing, securityPath }: SecondFactorNoticeProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const { pathname } = useLocation();
  const [isDismissed, setIsDismissed] = useState(false);
  if (isMissing)
    return (
      <p className="alert alert-warning" role="status">
        <Icon icon={shieldCheckIcon} /> {t('secondFactor.missing')}
      </p>
    );
  if (isDismissed) return null;
  return (
    <p className="alert alert-info console-reminder" role="note">
      <span>
        <Icon icon={shieldCheckIcon} /> {t('secondFactor.due', { day: formatDay(due, lang) })}{' '}
        {pathname !== securityPath && <Link to={securityPath}>{t('secondFactor.setUp')}</Link>}
      </span>
      <button
        type="button"
        className="btn-close"
        aria-label={t('secondFactor.dismiss')}
        onClick={() => setIsDismissed(true)}
      />
    </p>
  );
}
