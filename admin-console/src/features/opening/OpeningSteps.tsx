import type { Opening, OpeningStep } from '@balsam/shared-api';
import { Icon, VisuallyHidden, checkCircleIcon, dashLgIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MailStep } from './MailStep.tsx';
import './opening.css';
import { href } from '../../entities/page/paths.ts';

/** Page of each step; mail is tested on the checklist itself. */
const PLACES: Record<Exclude<OpeningStep, 'mail'>, string> = {
  brand: href('settings', { tab: 'brand' }),
  company: href('settings', { tab: 'company' }),
  contact: href('settings', { tab: 'contact' }),
  legal: href('pages'),
  shipping: href('settings', { tab: 'shipping' }),
  category: href('categories'),
  vendor: href('vendors'),
  product: href('products'),
};

/** Steps with their state, purpose and link. */
export function OpeningSteps({ opening }: { opening: Opening }) {
  const { t } = useTranslation('admin-console');
  return (
    <ol className="ac-steps">
      {opening.steps.map(({ key, done }) => (
        <li key={key} className="panel ac-step">
          <Icon className={done ? 'text-success' : 'text-secondary'} icon={done ? checkCircleIcon : dashLgIcon} />
          <div>
            <h2 className="h5">
              {key === 'mail' ? (
                t('opening.steps.mail.title')
              ) : (
                <Link to={PLACES[key]}>{t(`opening.steps.${key}.title`)}</Link>
              )}
              <VisuallyHidden>: {t(done ? 'opening.done' : 'opening.open')}</VisuallyHidden>
            </h2>
            <p>{t(`opening.steps.${key}.text`)}</p>
            {key === 'legal' && !done && <MissingPages pages={opening.missing_pages} />}
            {key === 'mail' && <MailStep mail={opening.mail} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function MissingPages({ pages }: { pages: Opening['missing_pages'] }) {
  const { t } = useTranslation('admin-console');
  return (
    <ul className="cluster ac-step-links">
      {pages.map((key) => (
        <li key={key}>
          <Link to={href('editPage', { key })}>{t(`pages.names.${key}`)}</Link>
        </li>
      ))}
    </ul>
  );
}
