import { Card } from '../../../ui/parts/Card.tsx';

/** In place of figures of a property for which nothing had been filed by a release. */
export function NoFigures() {
  return (
    <Card title="Figures">
      <p>No release up to then has a filing of this property. All its figures come from later releases.</p>
    </Card>
  );
}
