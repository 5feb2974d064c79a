import type { Page } from '@balsam/shared-api';
import {
  Blocks,
  Breadcrumb,
  EmptyState,
  QueryState,
  splitAtHeadings,
  useLocalized,
  type TextPart,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetPageQuery } from '../../entities/company/pages-api.ts';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { describeLegalPage, LEGAL_PAGES, type LegalKey } from './legal-pages.ts';
import './legal.css';
import { href } from '../../entities/page/paths.ts';

/** A legal text by the shop's admins, with a table of contents. */
function LegalPage({ page: key }: { page: LegalKey }) {
  const { t } = useTranslation('storefront');
  const query = useGetPageQuery(key);
  const title = t(LEGAL_PAGES[key].title);
  return (
    <div className="page">
      <PageHead {...describeLegalPage(key, query.currentData)} />
      <div className="page-head">
        <Breadcrumb items={[{ label: t('layout.home'), to: href('home') }, { label: title }]} />
        <h1>{title}</h1>
      </div>
      <QueryState query={query}>{(page) => (page.published_at ? <LegalText page={page} /> : <Unwritten />)}</QueryState>
    </div>
  );
}

/** Notice for an unpublished page; sample terms could be mistaken for the real ones. */
function Unwritten() {
  const { t } = useTranslation('storefront');
  return (
    <EmptyState
      art="orders"
      title={t('legal.unwritten.title')}
      text={t('legal.unwritten.text')}
      action={<Link to={href('contact')}>{t('layout.contactUs')}</Link>}
    />
  );
}

function LegalText({ page }: { page: Page }) {
  const { t } = useTranslation('storefront');
  const localized = useLocalized();
  const parts = splitAtHeadings(localized(page.body, page.body_arabic));
  const sections = parts.flatMap(({ title, blocks }, index) =>
    title === null ? [] : [{ id: `section-${index}`, title, blocks }],
  );
  const intro = parts.find(({ title }) => title === null);
  if (sections.length < 2) return <Sections intro={intro} sections={sections} />;
  return (
    <div className="split-start">
      <nav className="sf-contents sticky-summary" aria-labelledby="contents">
        <h2 id="contents">{t('legal.contents')}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Sections intro={intro} sections={sections} />
    </div>
  );
}

interface SectionsProps {
  intro: TextPart | undefined;
  sections: { id: string; title: string; blocks: TextPart['blocks'] }[];
}

function Sections({ intro, sections }: SectionsProps) {
  return (
    <div className="sf-legal-text">
      {intro && <Blocks blocks={intro.blocks} />}
      {sections.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}

export function PrivacyPolicyPage() {
  return <LegalPage page="privacy" />;
}

export function TermsPage() {
  return <LegalPage page="terms" />;
}

export function ReturnsPage() {
  return <LegalPage page="returns" />;
}

export function ShippingPage() {
  return <LegalPage page="shipping" />;
}
