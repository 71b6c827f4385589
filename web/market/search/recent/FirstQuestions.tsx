import { Link } from 'react-router-dom';
import { EXAMPLE_QUESTIONS } from '../../figures/explore/exampleQuestions.ts';
import styles from './FirstQuestions.module.css';

/** For members who have looked at nothing yet: questions to click through. */
export function FirstQuestions() {
  return (
    <div className={styles.first}>
      <p>No Records Found. The hotels and bars that you open will be listed here. Start with a question:</p>
      <ul>
        {EXAMPLE_QUESTIONS.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
      <p>
        Or press <kbd>/</kbd> to find a hotel, bar, place, brand or owner, and <kbd>?</kbd> for all shortcuts.
      </p>
    </div>
  );
}
