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

	/** @dataProvider copies */
	public function test_a_group_that_was_edited_or_switched_off_replaces_the_plugins( bool $is_used, array $options ): void {
		WordPress::$options = $options;
		self::assertSame( $is_used, in_array( 'group_seo', $this->used(), true ) );
	}

	public static function copies(): array {
		return array(
			'an unedited copy'               => array( true, array( 'acf_copies' => array( 'group_seo' => array( 'ID' => 1, FieldGroups::COPY => true ) ) ) ),
			'edited in the database'         => array( false, array( 'acf_copies' => array( 'group_seo' => array( 'ID' => 1 ) ) ) ),
			'switched off'                   => array( false, array( 'acf_copies' => array( 'group_seo' => array( 'ID' => 1, FieldGroups::COPY => true, 'active' => false ) ) ) ),
			'in the theme\'s acf-json folder' => array( false, array( 'theme_groups' => array( 'group_seo' ) ) ),
		);
	}
}
