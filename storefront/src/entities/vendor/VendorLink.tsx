import { Link } from 'react-router-dom';
import { href } from '../page/paths.ts';

interface VendorLinkProps {
  vendor: { id: number; company_name: string };
  className?: string;
}

/** Seller's name, linked to the seller's page. */
export function VendorLink({ vendor, className }: VendorLinkProps) {
  return (
    <Link className={className} to={href('vendor', { id: vendor.id })}>
      <bdi>{vendor.company_name}</bdi>
    </Link>
  );
}
