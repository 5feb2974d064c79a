import { Outlet } from 'react-router-dom';
import { DashboardNavigation } from './DashboardNavigation.tsx';
import './dashboard.css';

/** Layout of the account pages with their navigation. */
export function DashboardLayout() {
  return (
    <div className="page">
      <div className="split-start">
        <DashboardNavigation />
        <div>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
