import { serviceGraph } from '@/components/locations/model/service-graph';
import { locations } from '@/content/locations/locations';
import { factValue, isPlaceholder } from '@/lib/facts/facts';

test('The structured data names the confirmed cities and no sample', () => {
  const text = JSON.stringify(serviceGraph());
  for (const location of locations) {
    const isNamed = text.includes(`"name":"${factValue<string>(location.city)}"`);
    expect([location.id, isNamed]).toEqual([location.id, !isPlaceholder(location.city)]);
  }
});
