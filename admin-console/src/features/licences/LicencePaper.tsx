import { useDownloadFileMutation, useShowPictureQuery, type AdminLicence } from '@balsam/shared-api';
import { DownloadButton, QueryState, Section } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './licences.css';

/** The uploaded paper: a picture is shown here, a PDF opens in another tab beside the form. */
export function LicencePaper({ licence }: { licence: AdminLicence }) {
  const { t } = useTranslation('admin-console');
  const url = `admin/licences/${licence.id}/file`;
  const paper = useShowPictureQuery(url);
  const [download] = useDownloadFileMutation();
  const isPicture = licence.mime.startsWith('image/');
  return (
    <Section title={t('licences.paper')}>
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
    </Section>
  );
}
