<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\FieldGroupCopies;
use Footbridge\Model\FieldGroups;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The copies of the field groups that wp-admin edits follow the files. */
final class FieldGroupCopiesTest extends TestCase {
	protected function setUp(): void {
		WordPress::$capabilities   = array( 'manage_options' );
		WordPress::$screen         = 'edit-acf-field-group';
		$_SERVER['REQUEST_METHOD'] = 'GET';
		FieldGroups::register();
		FieldGroupCopies::register();
	}

	/** @return list<list<mixed>> Key, id of the copy, and whether ACF may write files, for each import. */
	private function imported(): array {
		do_action( 'acf/include_fields' );
		do_action( 'current_screen' );
		return WordPress::$calls['acf_import_field_group'] ?? array();
	}

	public function test_groups_without_a_copy_get_one_when_the_list_is_opened(): void {
		$imported = $this->imported();
		self::assertCount( 10, $imported );
		self::assertSame( array( 'group_byline_info', 0, false ), $imported[0] );
		self::assertTrue( WordPress::$options['acf_settings']['json'], 'ACF may write files again' );
	}

	public function test_a_newer_file_goes_over_its_old_copy_and_an_older_one_does_not(): void {
		foreach ( $this->imported() as $number => list( $key ) ) {
			WordPress::$options['acf_copies'][ $key ] = array( 'ID' => $number + 1, 'modified' => PHP_INT_MAX, FieldGroups::COPY => true );
		}
		WordPress::$options['acf_copies']['group_seo']['modified'] = 1;
		WordPress::$calls = array();
		self::assertSame( array( 'group_seo' ), array_column( $this->imported(), 0 ) );
		self::assertSame( WordPress::$options['acf_copies']['group_seo']['ID'], WordPress::$calls['acf_import_field_group'][0][1] );
	}

	public function test_two_tabs_opened_at_once_make_one_copy_and_a_lock_of_a_crash_opens_after_a_minute(): void {
		WordPress::$options['footbridge_field_group_copies'] = time();
		self::assertSame( array(), $this->imported() );
		WordPress::$options['footbridge_field_group_copies'] = time() - 61;
		self::assertCount( 10, $this->imported() );
		self::assertArrayNotHasKey( 'footbridge_field_group_copies', WordPress::$options );
	}

	public function test_nothing_happens_on_other_screens_when_saving_or_without_the_right(): void {
		WordPress::$screen = 'edit-page';
		self::assertSame( array(), $this->imported() );
		WordPress::$screen         = 'acf-field-group';
		$_SERVER['REQUEST_METHOD'] = 'POST';
		self::assertSame( array(), $this->imported() );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		WordPress::$capabilities   = array( 'edit_posts' );
		self::assertSame( array(), $this->imported() );
	}
}
