<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\Declaration;
use Footbridge\Model\FieldGroups;
use PHPUnit\Framework\TestCase;

/** The field groups are valid for ACF and WPGraphQL for ACF, and in the form that ACF itself writes. */
final class AcfJsonTest extends TestCase {
	public function groups(): array {
		$groups = array();
		foreach ( glob( FieldGroups::folder() . '/*.json' ) ?: array() as $file ) {
			$groups[ basename( $file, '.json' ) ] = array( basename( $file, '.json' ), json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR ) );
		}
		return $groups;
	}

	/** The fields of a group with those within them. */
	private function all( array $fields ): array {
		$found = array();
		foreach ( $fields as $field ) {
			$found[] = $field;
			array_push( $found, ...$this->all( $field['sub_fields'] ?? array() ) );
		}
		return $found;
	}

	/** @dataProvider groups */
	public function test_a_group_lies_in_the_file_of_its_key_and_is_in_graphql( string $file, array $group ): void {
		self::assertSame( $file, $group['key'] );
		self::assertTrue( $group['active'] );
		self::assertSame( 1, $group['show_in_graphql'] );
		// Without the prefix an owner's group of the same title would take the name.
		self::assertMatchesRegularExpression( '/^footbridge[A-Z][A-Za-z]*$/', $group['graphql_field_name'] );
		self::assertIsInt( $group['modified'], 'ACF offers to synchronise by this time' );
	}

	/** @dataProvider groups */
	public function test_its_types_are_named_and_are_those_that_have_the_fields_in_wp_admin( string $file, array $group ): void {
		$types = array( 'page' => 'Page', 'post' => 'Post' );
		foreach ( Declaration::post_types() as $name => $type ) {
			$types[ $name ] = ucfirst( $type['graphql']['single'] );
		}
		foreach ( Declaration::options_pages() as $slug => $page ) {
			$types[ $slug ] = $page['graphql']['type'];
		}
		$located = array_map( static fn( array $rule ): string => $types[ $rule[0]['value'] ], $group['location'] );
		self::assertSame( 0, $group['map_graphql_types_from_location_rules'] );
		self::assertEqualsCanonicalizing( $group['graphql_types'], $located );
	}

	/**
	 * ACF stores keys as post slugs, in lower case: others would change with the first edit.
	 *
	 * @dataProvider groups
	 */
	public function test_keys_survive_an_edit_in_wp_admin( string $file, array $group ): void {
		foreach ( $this->all( $group['fields'] ) as $field ) {
			self::assertMatchesRegularExpression( '/^field_[a-z0-9_]+$/', $field['key'] );
			self::assertLessThanOrEqual( 200, strlen( $field['key'] ) );
		}
	}

	/** @dataProvider groups */
	public function test_every_field_has_its_graphql_name( string $file, array $group ): void {
		foreach ( $this->all( $group['fields'] ) as $field ) {
			$expected = lcfirst( str_replace( '_', '', ucwords( $field['name'], '_' ) ) );
			self::assertSame( $expected, $field['graphql_field_name'], $field['key'] );
			self::assertSame( 1, $field['show_in_graphql'], $field['key'] );
		}
	}

	public function test_no_key_is_there_twice(): void {
		$keys = array();
		foreach ( $this->groups() as list( , $group ) ) {
			array_push( $keys, ...array_column( $this->all( $group['fields'] ), 'key' ) );
		}
		self::assertSame( array_unique( $keys ), $keys );
		self::assertCount( 10, $this->groups() );
	}
}
