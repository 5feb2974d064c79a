import { STANDARD_ACCENT } from '@balsam/shared-api';
import { TextField } from '@balsam/shared-ui';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import './settings.css';

const COLOR = /^#[\da-f]{6}$/i;

/** Accent colour: its code, a palette to pick it from, and how white text looks on it. */
export function AccentField({ name }: { name: string }) {
  const { t } = useTranslation('admin-console');
  const [{ value }, , { setValue, setTouched }] = useField<string>(name);
  const shown = COLOR.test(value) ? value : STANDARD_ACCENT;
  const pick = async (color: string) => {
    await setValue(color);
    await setTouched(true);
  };
  return (
    <div className="ac-accent">
      <TextField
        name={name}
        label={t('settings.brand.accent')}
        hint={t('settings.brand.accentHint')}
        dir="ltr"
        maxLength={7}
        placeholder={STANDARD_ACCENT}
      />
      <input
        type="color"
        className="ac-accent-palette"
        aria-label={t('settings.brand.palette')}
        value={shown}
        onChange={({ target }) => void pick(target.value)}
      />
      <svg className="ac-accent-sample" viewBox="0 0 120 44" width="120" height="44" aria-hidden="true">
        <rect width="120" height="44" rx="6" fill={shown} />
        <text className="ac-accent-text" x="60" y="28" textAnchor="middle">
          {t('settings.brand.sample')}
        </text>
      </svg>
    </div>
  );
}
