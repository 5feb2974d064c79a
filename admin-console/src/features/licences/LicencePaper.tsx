import { useDownloadFileMutation, useShowPictureQuery, type AdminLicence } from '@balsam/shared-api';
import { DownloadButton, QueryState, Section } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './licences.css';

/** The uploaded paper: a picture is shown here, a PDF opens in another tab beside the form. */
function StoredPaper({ licence }: { licence: AdminLicence }) {
  const { t } = useTranslation('admin-console');
  const url = `admin/licences/${licence.id}/file`;
  const paper = useShowPictureQuery(url);
  const [download] = useDownloadFileMutation();
  const isPicture = licence.mime.startsWith('image/');
  return (
    <>
      <QueryState query={paper}>
        {(address) =>
          isPicture ? (
            <img className="licence-paper" src={address} alt={t('licences.paperOf', { number: licence.number })} />
          ) : (
            <p>
              <a href={address} target="_blank" rel="noreferrer">
                {t('licences.openPaper')}
              </a>
            </p>
          )
        }
      </QueryState>
      <DownloadButton size="sm" onDownload={() => download({ url }).unwrap()}>
        <bdi>{licence.file_name}</bdi>
      </DownloadButton>
    </>
  );
}

/** The uploaded paper, or the note that it was deleted with the old data of removed stores. */
export function LicencePaper({ licence }: { licence: AdminLicence }) {
  const { t } = useTranslation('admin-console');
  return (
    <Section title={t('licences.paper')}>
      {licence.file_name === '' ? <p>{t('licences.paperDeleted')}</p> : <StoredPaper licence={licence} />}
    </Section>
  );
}
