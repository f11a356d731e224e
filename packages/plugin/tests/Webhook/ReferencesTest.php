<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Patterns;
use Footbridge\Webhook\References;
use PHPUnit\Framework\TestCase;

/** Where the references to a post that was hidden are found. */
final class ReferencesTest extends TestCase {
	/** Whether a pattern of LIKE fits a name, as MySQL has it. */
	private static function fits( string $like, string $name ): bool {
		$expression = '';
		preg_match_all( '/\\\\(.)|(.)/s', $like, $found, PREG_SET_ORDER );
		foreach ( $found as $part ) {
			$plain       = '' !== $part[1] ? preg_quote( $part[1], '/' ) : preg_quote( $part[2], '/' );
			$expression .= '' !== $part[1] ? $plain : array( '%' => '.*', '_' => '.' )[ $part[2] ] ?? $plain;
		}
		return 1 === preg_match( "/^{$expression}$/s", $name );
	}

	public function test_fields_of_the_model_that_name_posts_and_media(): void {
		$groups = glob( dirname( __DIR__, 2 ) . '/footbridge/acf-json/group_*.json' );
		$names  = array();
		foreach ( is_array( $groups ) ? $groups : array() as $file ) {
			$names = array_merge( $names, References::names( json_decode( (string) file_get_contents( $file ), true )['fields'] ) );
		}
		sort( $names );
		self::assertSame( array( 'author', 'avatar', 'editor', 'image', 'photos', 'reviewer' ), $names );
	}

	public function test_fields_within_groups_rows_and_layouts(): void {
		$person = array( 'name' => 'the_person', 'type' => 'post_object' );
		$names  = References::names(
			array(
				array( 'name' => 'plain', 'type' => 'text' ),
				array( 'name' => 'box', 'type' => 'group', 'sub_fields' => array( $person ) ),
				array( 'name' => 'rows', 'type' => 'repeater', 'sub_fields' => array( array( 'name' => 'in', 'type' => 'group', 'sub_fields' => array( $person ) ) ) ),
				array( 'name' => 'parts', 'type' => 'flexible_content', 'layouts' => array( 'layout_1' => array( 'sub_fields' => array( $person ) ) ) ),
			)
		);
		self::assertCount( 3, $names );
		foreach ( array( 'box_the_person', 'rows_12_in_the_person', 'parts_0_the_person' ) as $place => $key ) {
			self::assertTrue( self::fits( $names[ $place ], $key ), $key );
		}
		self::assertFalse( self::fits( $names[0], 'box_the-person' ), 'an underscore is no joker' );
	}

	/** @dataProvider values */
	public function test_values_that_name_an_id( bool $names_it, string $value ): void {
		self::assertSame( $names_it ? 1 : 0, preg_match( '/' . References::expression( array( 12, 34 ) ) . '/', $value ) );
	}

	public function values(): array {
		return array(
			array( true, '12' ),
			array( true, '34' ),
			array( true, serialize( array( '7', '34' ) ) ),
			array( true, serialize( array( 34 ) ) ),
			array( false, '112' ),
			array( false, '123' ),
			array( false, serialize( array( '112', '345' ) ) ),
			array( false, '' ),
		);
	}

	public function test_a_pattern_is_found_in_content_by_its_number(): void {
		$expression = '/' . Patterns::expression( array( 12, 34 ) ) . '/';
		self::assertSame( 1, preg_match( $expression, '<!-- wp:block {"ref":12} /-->' ) );
		self::assertSame( 1, preg_match( $expression, '<!-- wp:block {"align":"wide","ref":34,"x":1} /-->' ) );
		self::assertSame( 1, preg_match( $expression, '<!-- wp:navigation {"ref":12} /-->' ) );
		self::assertSame( 0, preg_match( $expression, '<!-- wp:block {"ref":123} /--><!-- wp:image {"ref":12} /-->' ) );
	}
}
