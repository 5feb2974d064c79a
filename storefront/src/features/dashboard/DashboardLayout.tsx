import { useStepUp } from '@balsam/shared-api';
import { StepUpModal } from '@balsam/shared-ui';
import { Outlet } from 'react-router-dom';
import { DashboardNavigation } from './DashboardNavigation.tsx';
import './dashboard.css';

/** Layout of the account pages with their navigation. */
export function DashboardLayout() {
  const stepUp = useStepUp();
  return (
    <div className="page">
      <div className="split-start">
        <DashboardNavigation />
        <div>
          <Outlet />
        </div>
      </div>
      {stepUp && <StepUpModal {...stepUp} />}
    </div>
  );
}
