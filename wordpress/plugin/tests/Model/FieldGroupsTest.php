<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\FieldGroups;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** Where ACF reads and writes field groups. */
final class FieldGroupsTest extends TestCase {
	private string $theme;

	protected function setUp(): void {
		WordPress::reset();
		FieldGroups::register();
		$this->theme = sys_get_temp_dir() . '/footbridge-theme-' . uniqid();
		mkdir( $this->theme );
		file_put_contents( $this->theme . '/group_theirs.json', '{}' );
	}

	protected function tearDown(): void {
		unlink( $this->theme . '/group_theirs.json' );
		rmdir( $this->theme );
	}

	/**
	 * @param array<string, mixed> $post What ACF saves.
	 * @return list<string>
	 */
	private function saved( array $post ): array {
		return apply_filters( 'acf/json/save_paths', array( $this->theme ), $post );
	}

	public function test_the_folder_is_read_beside_the_others(): void {
		self::assertSame( array( '/theme', FieldGroups::folder() ), apply_filters( 'acf/settings/load_json', array( '/theme' ) ) );
		self::assertFileExists( FieldGroups::folder() . '/group_page_settings.json' );
	}

	public function test_a_group_of_the_model_is_saved_into_the_folder(): void {
		self::assertSame( array( FieldGroups::folder() ), $this->saved( array( 'key' => 'group_page_settings' ) ) );
	}

	public function test_a_new_group_for_graphql_is_saved_there_too(): void {
		self::assertSame( array( FieldGroups::folder() ), $this->saved( array( 'key' => 'group_new', 'show_in_graphql' => 1 ) ) );
	}

	public function test_what_belongs_to_others_stays_where_it_is(): void {
		foreach ( array(
			array( 'key' => 'group_theirs', 'show_in_graphql' => 1 ),
			array( 'key' => 'group_new', 'show_in_graphql' => 0 ),
			array( 'key' => 'post_type_new', 'show_in_graphql' => 1 ),
			array(),
		) as $post ) {
			self::assertSame( array( $this->theme ), $this->saved( $post ) );
		}
	}

	public function test_who_edits_field_groups_learns_that_the_folder_is_closed(): void {
		WordPress::$screen = 'acf-field-group';
		$this->expectOutputString( '' );
		do_action( 'admin_notices' );
		WordPress::$options['unwritable'] = array( FieldGroups::folder() );
		$this->expectOutputRegex( '~notice-warning.*<code>.*/acf-json</code>~' );
		do_action( 'admin_notices' );
	}

	public function test_nobody_else_is_told(): void {
		WordPress::$options['unwritable'] = array( FieldGroups::folder() );
		$this->expectOutputString( '' );
		foreach ( array( 'dashboard', null ) as $screen ) {
			WordPress::$screen = $screen;
			do_action( 'admin_notices' );
		}
	}
}
