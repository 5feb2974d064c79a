import {
  Icon,
  toastError,
  toastSuccess,
  useMounted,
  type IconShape,
  type TextKey,
  envelopeIcon,
  facebookIcon,
  link45degIcon,
  shareIcon,
  twitterXIcon,
  whatsappIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { pageAddress } from '../../entities/page-head/page-address.ts';
import { usePlace } from '../../entities/page-head/use-place.ts';

interface ShareLinksProps {
  /** Path and query to share. */
  path: string;
  name: string;
}

const query = (values: Record<string, string>) =>
  // Mail programs show "+" literally instead of as a space.
  new URLSearchParams(values).toString().replaceAll('+', '%20');

interface Target {
  network: TextKey<'storefront', 'product.share'>;
  icon: IconShape;
  href: string;
}

const targets = (url: string, text: string): Target[] => [
  { network: 'whatsapp', icon: whatsappIcon, href: `https://wa.me/?${query({ text: `${text} ${url}` })}` },
  { network: 'x', icon: twitterXIcon, href: `https://x.com/intent/post?${query({ text, url })}` },
  { network: 'facebook', icon: facebookIcon, href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
  { network: 'email', icon: envelopeIcon, href: `mailto:?${query({ subject: text, body: url })}` },
];

/** Share buttons. Nothing is loaded from the networks before one is chosen. */
export function ShareLinks({ path, name }: ShareLinksProps) {
  const { t } = useTranslation('storefront');
  const url = pageAddress(usePlace(), path);
  const isMounted = useMounted();
  const hasShareSheet = isMounted && 'share' in navigator && matchMedia('(pointer: coarse)').matches;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toastSuccess(t('product.share.copied'));
    } catch {
      // The clipboard is unavailable: an insecure origin, or the person denied access.
      toastError(t('product.share.copyFailed'));
    }
  };
  // Closing the sheet without sharing is not an error.
  const openSheet = () => navigator.share({ title: name, url }).catch(() => undefined);

  return (
    <div className="sf-share">
      <span id="product-share">{t('product.share.title')}</span>
      <ul aria-labelledby="product-share">
        {hasShareSheet && (
          <li>
            <button type="button" aria-label={t('product.share.sheet')} onClick={() => void openSheet()}>
              <Icon icon={shareIcon} />
            </button>
          </li>
        )}
        <li>
          <button type="button" aria-label={t('product.share.copy')} onClick={() => void copy()}>
            <Icon icon={link45degIcon} />
          </button>
        </li>
        {targets(url, name).map(({ network, icon, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t(`product.share.${network}`)}>
              <Icon icon={icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
