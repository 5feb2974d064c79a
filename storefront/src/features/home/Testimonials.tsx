import { Icon, useLang } from '@balsam/shared-ui';
import useEmblaCarousel from 'embla-carousel-react';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from './prefersReducedMotion.ts';
import { useCarouselState } from './useCarouselState.ts';
import './testimonials.css';

const VOICES = ['clinic', 'carer', 'school', 'home'] as const;

/** What customers say, one at a time. It moves only when somebody moves it. */
export function Testimonials() {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const id = useId();
  // A carousel is built for one direction.
  return (
    <section className="sf-testimonials surface-soft section" aria-labelledby={id}>
      <div className="sf-row">
        <h2 id={id}>{t('home.testimonials.title')}</h2>
        <Voices key={lang} isRightToLeft={lang === 'ar'} />
      </div>
    </section>
  );
}

function Voices({ isRightToLeft }: { isRightToLeft: boolean }) {
  const { t } = useTranslation('storefront');
  const [viewport, carousel] = useEmblaCarousel({ direction: isRightToLeft ? 'rtl' : 'ltr' });
  const { selected } = useCarouselState(carousel);

  const show = (index: number) => carousel?.scrollTo(index, prefersReducedMotion());
  const move = ({ key }: KeyboardEvent) => {
    const onward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    if (key === onward) show(selected + 1);
    if (key === backward) show(selected - 1);
  };

  return (
    <div onKeyDown={move}>
      <div className="sf-voices" ref={viewport}>
        <ul className="sf-voices-track">
          {VOICES.map((voice, index) => (
            <li key={voice} className="sf-voice" aria-hidden={index !== selected}>
              <figure>
                <Icon name="quote" />
                <blockquote>{t(`home.testimonials.${voice}.words`)}</blockquote>
                <figcaption>
                  <strong>{t(`home.testimonials.${voice}.name`)}</strong>
                  <span>{t(`home.testimonials.${voice}.place`)}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <div className="sf-voices-pages" role="group" aria-label={t('home.testimonials.pages')}>
        {VOICES.map((voice, index) => (
          <button
            key={voice}
            type="button"
            aria-label={t('home.testimonials.page', { number: index + 1, total: VOICES.length })}
            aria-current={index === selected}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </div>
  );
}
