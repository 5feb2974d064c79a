import { LANGUAGES, type Testimonial } from '@balsam/shared-api';
import { Icon, useLang, useLocalized, quoteIcon } from '@balsam/shared-ui';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { useListTestimonialsQuery } from './testimonials-api.ts';
import { useCarouselState } from './use-carousel-state.ts';
import { useCarousel } from './use-carousel.ts';
import './testimonials.css';

/** Testimonials one at a time; nothing if there are none. Moves only on request. */
export function Testimonials() {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const id = useId();
  const { data: testimonials = [] } = useListTestimonialsQuery();
  if (testimonials.length === 0) return null;
  // A carousel is built for one text direction.
  return (
    <section className="sf-testimonials surface-soft section" aria-labelledby={id}>
      <div className="sf-row">
        <h2 id={id}>{t('home.testimonials.title')}</h2>
        <Voices key={lang} testimonials={testimonials} isRightToLeft={LANGUAGES[lang].dir === 'rtl'} />
      </div>
    </section>
  );
}

interface VoicesProps {
  testimonials: readonly Testimonial[];
  isRightToLeft: boolean;
}

function Voices({ testimonials, isRightToLeft }: VoicesProps) {
  const { t } = useTranslation('storefront');
  const localized = useLocalized();
  const { viewport, carousel, move } = useCarousel({ direction: isRightToLeft ? 'rtl' : 'ltr' });
  const { selected } = useCarouselState(carousel);

  const show = (index: number) => void move((running) => running.scrollTo(index, prefersReducedMotion()));
  const turn = ({ key }: KeyboardEvent) => {
    const onward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    if (key === onward) show(selected + 1);
    if (key === backward) show(selected - 1);
  };

  return (
    <div onKeyDown={turn}>
      <div className="sf-voices" ref={viewport}>
        <ul className="sf-voices-track">
          {testimonials.map((voice, index) => (
            <li key={voice.id} className="sf-voice" aria-hidden={index !== selected}>
              <figure>
                <Icon icon={quoteIcon} />
                <blockquote>{localized(voice.words, voice.words_arabic)}</blockquote>
                <figcaption>
                  <strong>{localized(voice.name, voice.name_arabic)}</strong>
                  <span>{localized(voice.place, voice.place_arabic)}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <div className="sf-voices-pages" role="group" aria-label={t('home.testimonials.pages')}>
        {testimonials.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            aria-label={t('home.testimonials.page', { number: index + 1, total: testimonials.length })}
            aria-current={index === selected}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </div>
  );
}
