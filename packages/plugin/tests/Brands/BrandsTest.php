<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Brands;

use Footbridge\Brands\Brands;
use Footbridge\Model\FieldGroups;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** What editors may choose, and read, in the fields that name brands. */
final class BrandsTest extends TestCase {
	private const LISTED = array( 'ONE' => 'First House', 'TWO' => 'Second House' );

	protected function setUp(): void {
		WordPress::$screen = 'contributor';
		( new FrontEnd() )->connect();
		Brands::register();
	}

	/** A field as ACF renders it. */
	private function rendered( string $group, string $key, $value ): array {
		$field = self::field( json_decode( (string) file_get_contents( FieldGroups::folder() . "/$group.json" ), true )['fields'], $key );
		return apply_filters( "acf/prepare_field/key=$key", array( 'value' => $value ) + $field );
	}

	/** The field with a key, in a group or a field of it. */
	private static function field( array $fields, string $key ): array {
		foreach ( $fields as $field ) {
			$found = $key === $field['key'] ? $field : self::field( $field['sub_fields'] ?? array(), $key );
			if ( array() !== $found ) {
				return $found;
			}
		}
		return array();
	}

	/** The brands of a contributor's category. */
	private function contributor( $value ): array {
		return $this->rendered( 'group_contributor_profile', 'field_contributor_profile_categories_location', $value );
	}

	public function test_a_contributors_choices_are_the_front_ends_brands(): void {
		foreach ( array( array( 'TWO' ), array(), '', null, false ) as $value ) {
			self::assertSame( self::LISTED, $this->contributor( $value )['choices'] );
		}
		self::assertSame( '', $this->contributor( array() )['instructions'] );
	}

	public function test_a_stored_value_that_is_no_longer_listed_stays_selectable(): void {
		self::assertSame( self::LISTED + array( 'OLD' => 'OLD' ), $this->contributor( array( 'OLD', 'TWO', '' ) )['choices'] );
		self::assertSame( self::LISTED + array( 'OLD' => 'OLD' ), $this->contributor( 'OLD' )['choices'] );
	}

	public function test_without_a_list_stored_values_stay_and_the_editor_reads_why_there_are_no_others(): void {
		WordPress::$http = null;
		$field           = $this->contributor( array( 'TWO' ) );
		self::assertSame( array( 'TWO' => 'TWO' ), $field['choices'] );
		self::assertStringContainsString( 'Settings → Footbridge', $field['instructions'] );
		self::assertSame( 'The code of the brand that the facility belongs to.', $this->rendered( 'group_facility_details', 'field_facility_details_site_key', '' )['instructions'] );
	}

	public function test_a_facilitys_help_names_the_codes(): void {
		$field = $this->rendered( 'group_facility_details', 'field_facility_details_site_key', 'ONE' );
		self::assertSame( 'The code of the brand that the facility belongs to: ONE (First House), TWO (Second House).', $field['instructions'] );
		$front_end         = new FrontEnd();
		$front_end->brands = array( array( 'code' => 'ONE', 'name' => '<b>One</b>' ) );
		$front_end->connect();
		WordPress::$transients = array();
		self::assertStringContainsString( 'ONE (&lt;b&gt;One', $this->rendered( 'group_facility_details', 'field_facility_details_site_key', '' )['instructions'] );
	}

	public function test_a_field_that_another_plugin_hides_stays_hidden(): void {
		self::assertFalse( apply_filters( 'acf/prepare_field/key=field_contributor_profile_categories_location', false ) );
		self::assertFalse( apply_filters( 'acf/prepare_field/key=field_facility_details_site_key', false ) );
	}

	/** The field "Call number" of a page. */
	private function call_number( array $brand, $value ): array {
		$front_end        = new FrontEnd();
		$front_end->brand = $brand;
		$front_end->connect();
		return $this->rendered( 'group_page_settings', 'field_page_settings_call_number', $value );
	}

	public function test_a_pages_call_number_is_chosen_from_the_brands(): void {
		$brand = array( 'callNumbers' => array( 'alumni' => '(702) 555-0101', 'spring' => '(702) 555-0102', 'odd' => 7 ) );
		$names = array( '' => 'The visit decides', 'alumni' => 'alumni: (702) 555-0101', 'spring' => 'spring: (702) 555-0102' );
		foreach ( array( '', null, 'spring', ' spring ' ) as $value ) {
			$field = $this->call_number( $brand, $value );
			self::assertSame( array( 'select', $names, trim( (string) $value ) ), array( $field['type'], $field['choices'], $field['value'] ) );
		}
		$field = $this->call_number( $brand, 'sprnig' );
		self::assertSame( 'sprnig', $field['value'] );
		self::assertStringContainsString( 'the brand has no such number', $field['choices']['sprnig'] );
	}

	public function test_a_pages_call_number_is_typed_while_the_front_end_has_told_none(): void {
		foreach ( array( array(), array( 'callNumbers' => 'x' ) ) as $brand ) {
			self::assertSame( 'text', $this->call_number( $brand, 'alumni' )['type'] );
		}
	}
}
