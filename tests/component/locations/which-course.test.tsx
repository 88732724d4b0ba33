import { render, screen } from '@testing-library/react';
import { WhichCourse } from '@/components/locations/which-course';
import { courseChooser } from '@/content/locations/course-chooser';

describe('the table of all answers', () => {
  it('says beside each course what it leaves out, as the questions do', () => {
    render(<WhichCourse />);
    const [, firstAid] = courseChooser.questions.work.options;
    const row = screen.getByText(firstAid.label, { selector: 'th span' }).closest('tr');
    expect(row).toHaveTextContent(courseChooser.picks[firstAid.pick].aha.why);
  });

  it('carries the notes of the answers, before and after the course is settled', () => {
    const { container } = render(<WhichCourse />);
    const table = container.querySelector('details');
    for (const question of Object.values(courseChooser.questions)) {
      for (const option of question.options)
        if ('note' in option) expect(table).toHaveTextContent(option.note);
    }
  });
});
