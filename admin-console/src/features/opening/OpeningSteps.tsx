import type { Opening, OpeningStep } from '@balsam/shared-api';
import { Icon, VisuallyHidden, checkCircleIcon, dashLgIcon } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
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

/** Steps with their state, purpose and link. The last one is optional. */
export function OpeningSteps({ opening }: { opening: Opening }) {
  const { t } = useTranslation('admin-console');
  return (
    <ol className="ac-steps">
      {opening.steps.map(({ key, done }) => (
        <Step
          key={key}
          title={
            key === 'mail' ? (
              t('opening.steps.mail.title')
            ) : (
              <Link to={PLACES[key]}>{t(`opening.steps.${key}.title`)}</Link>
            )
          }
          text={t(`opening.steps.${key}.text`)}
          state={done ? 'done' : 'open'}
        >
          {key === 'legal' && !done && <MissingPages pages={opening.missing_pages} />}
          {key === 'mail' && <MailStep mail={opening.mail} />}
        </Step>
      ))}
      <Step
        title={<Link to={href('settings', { tab: 'checkout' })}>{t('opening.steps.guests.title')}</Link>}
        text={t('opening.steps.guests.text')}
        state={opening.guest_checkout ? 'done' : 'optional'}
      />
    </ol>
  );
}

interface StepProps {
  title: ReactNode;
  text: string;
  state: 'done' | 'open' | 'optional';
  children?: ReactNode;
}

function Step({ title, text, state, children }: StepProps) {
  const { t } = useTranslation('admin-console');
  const isDone = state === 'done';
  return (
    <li className="panel ac-step">
      <Icon className={isDone ? 'text-success' : 'text-secondary'} icon={isDone ? checkCircleIcon : dashLgIcon} />
      <div>
        <h2 className="h5">
          {title}
          <VisuallyHidden>: {t(`opening.${state}`)}</VisuallyHidden>
        </h2>
        <p>{text}</p>
        {children}
      </div>
    </li>
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
