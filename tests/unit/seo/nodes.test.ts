import { serializeGraph } from '@/lib/seo/graph';
import { organizationNode, type OrganizationFacts } from '@/lib/seo/site-nodes';

const company: OrganizationFacts = {
  origin: 'https://www.example.com',
  name: 'Company',
  description: 'Teaches.',
  phone: '+16025550142',
  email: 'a@example.com',
  foundingYear: '2016',
  profiles: ['https://social.example/a'],
  address: { street: '1 Main St', city: 'Mesa', region: 'AZ', postalCode: '85201', country: 'US' },
  isAddressConfirmed: false,
  hours: [{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:00' }],
};

test('the organization is a place of business once its address is confirmed', () => {
  for (const isAddressConfirmed of [false, true])
    expect(organizationNode({ ...company, isAddressConfirmed })).toMatchSnapshot();
});

test('structured data cannot end the script element it is in, whatever the text', () => {
  const graph = [{ '@type': 'Thing', name: 'a</script><!--\u2028\u2029' }] as const;
  const text = serializeGraph(graph);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': graph });
});
