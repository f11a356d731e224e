<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\Types;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The post types and the taxonomy registered with WordPress. */
final class PostTypesTest extends TestCase {
	private function types(): array {
		Types::register();
		do_action( 'init' );
		return array_column( WordPress::$calls['register_post_type'], 1, 0 );
	}

	public function test_facilities_have_an_archive_and_addresses_below_it_and_contributors_only_addresses(): void {
		list( 'facility' => $facility, 'contributor' => $contributor ) = $this->types();
		$labels = $facility['labels'];
		self::assertSame( array( 'Facilities', 'Facility', 'Add New Facility', 'All Facilities', 'No facilities found.' ), array( $labels['name'], $labels['singular_name'], $labels['add_new_item'], $labels['all_items'], $labels['not_found'] ) );
		self::assertSame( array( false, 'contributors', true ), array( $contributor['has_archive'], $contributor['rewrite']['slug'], $contributor['publicly_queryable'] ) );
		self::assertSame( 'facilities', $facility['has_archive'] );
		self::assertSame( array( 'slug' => 'facilities', 'with_front' => false ), $facility['rewrite'] );
	}

	public function test_reviews_are_public_and_have_no_address_of_their_own(): void {
		$review = $this->types()['review'];
		self::assertTrue( $review['public'] );
		self::assertTrue( $review['exclude_from_search'] );
		foreach ( array( 'publicly_queryable', 'rewrite', 'query_var', 'has_archive', 'show_in_nav_menus' ) as $argument ) {
			self::assertFalse( $review[ $argument ], $argument );
		}
	}

	public function test_every_type_is_in_graphql_under_two_different_names(): void {
		foreach ( $this->types() as $type ) {
			self::assertTrue( $type['show_in_graphql'] );
			self::assertNotSame( $type['graphql_single_name'], $type['graphql_plural_name'] );
			self::assertStringStartsWith( 'footbridge', $type['graphql_single_name'] );
			self::assertStringStartsWith( 'footbridge', $type['graphql_plural_name'] );
			self::assertNotSame( '', $type['labels']['singular_name'] );
		}
	}

	public function test_topics_are_for_posts_pages_and_facilities(): void {
		Types::register();
		do_action( 'init' );
		list( $name, $types, $arguments ) = WordPress::$calls['register_taxonomy'][0];
		self::assertSame( 'treatment_topic', $name );
		self::assertSame( array( 'post', 'page', 'facility' ), $types );
		self::assertTrue( $arguments['hierarchical'] );
		self::assertSame( array( 'topics', true ), array( $arguments['rewrite']['slug'], $arguments['rewrite']['hierarchical'] ), 'a topic lies below its parent' );
	}
}
