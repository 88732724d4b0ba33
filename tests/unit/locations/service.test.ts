import { serviceGraph } from '@/components/locations/view/service-graph';
import { locations } from '@/content/locations/locations';
import { factValue, isPlaceholder } from '@/lib/facts/facts';
import { serviceNode } from '@/lib/locations/service';

const origin = 'https://www.example.com';

test('The structured data names the confirmed cities and no sample', () => {
  const text = JSON.stringify(serviceGraph());
  for (const location of locations) {
    const isNamed = text.includes(`"name":"${factValue<string>(location.city)}"`);
    expect([location.id, isNamed]).toEqual([location.id, !isPlaceholder(location.city)]);
  }
});

test('a service node is one for all cities', () => {
  expect(
    serviceNode({
      origin,
      path: '/locations',
      anchor: 'training',
      name: 'Classes',
      description: 'In town.',
      type: 'CPR training',
      cities: [{ name: 'Mesa', stateName: 'Arizona' }],
    }),
  ).toEqual({
    '@type': 'Service',
    '@id': `${origin}/locations#training`,
    name: 'Classes',
    description: 'In town.',
    serviceType: 'CPR training',
    provider: { '@id': `${origin}/#organization` },
    areaServed: [{ '@type': 'City', name: 'Mesa', containedInPlace: { '@type': 'State', name: 'Arizona' } }],
  });
});
