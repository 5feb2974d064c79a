import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { classNames } from '../class-names/class-names.ts';
import { EmptyIllustration } from './EmptyIllustration.tsx';
import { houseIcon } from '../icon/shapes.ts';

export interface NotFoundProps extends ComponentPropsWithRef<'section'> {
  /** Target of the link back. */
  homeHref: string;
}

/** No page exists at this address. */
export function NotFound({ homeHref, className, ...rest }: NotFoundProps) {
  const { t } = useTranslation('kit');
  return (
    <section className={classNames('state', className)} {...rest}>
      <title>{t('state.notFound.title')}</title>
      <EmptyIllustration name="notFound" />
      <h1 className="state-title sentence">{t('state.notFound.title')}</h1>
      <p className="state-text">{t('state.notFound.text')}</p>
      <ButtonLink to={homeHref} icon={houseIcon}>
        {t('state.home')}
      </ButtonLink>
    </section>
  );
}
