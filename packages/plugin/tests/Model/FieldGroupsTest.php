<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\FieldGroups;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** Which of the plugin's field groups are in use. */
final class FieldGroupsTest extends TestCase {
	protected function setUp(): void {
		FieldGroups::register();
	}

	private function used(): array {
		do_action( 'acf/include_fields' );
		return array_column( FieldGroups::used(), 'key' );
	}

	public function test_all_are_in_use_on_a_new_site(): void {
		self::assertCount( 10, $this->used() );
		self::assertContains( array( 'group_seo', true ), WordPress::$calls['acf_add_local_field_group'] );
	}

	public function test_an_unedited_copy_in_the_database_changes_nothing(): void {
		WordPress::$options['acf_copies']['group_seo'] = array( 'ID' => 1, FieldGroups::COPY => true );
		self::assertContains( 'group_seo', $this->used() );
	}

	public function test_a_group_that_was_edited_in_the_database_replaces_the_plugins(): void {
		WordPress::$options['acf_copies']['group_seo'] = array( 'ID' => 1 );
		self::assertNotContains( 'group_seo', $this->used() );
	}

	public function test_a_group_that_was_switched_off_stays_off(): void {
		WordPress::$options['acf_copies']['group_seo'] = array( 'ID' => 1, FieldGroups::COPY => true, 'active' => false );
		self::assertNotContains( 'group_seo', $this->used() );
	}

	public function test_a_group_in_the_themes_acf_json_replaces_the_plugins(): void {
		WordPress::$options['theme_groups'] = array( 'group_seo' );
		self::assertNotContains( 'group_seo', $this->used() );
	}

	public function test_nothing_is_written_into_the_plugins_folder(): void {
		self::assertSame( array( '/theme/acf-json' ), apply_filters( 'acf/json/save_paths', array( '/theme/acf-json' ), array( 'key' => 'group_seo' ) ) );
	}
}
