<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\OtherTypes;
use PHPUnit\Framework\TestCase;

/** Types that other plugins register. */
final class OtherTypesTest extends TestCase {
	protected function setUp(): void {
		OtherTypes::register();
	}

	private static function post_type( array $arguments ): array {
		return apply_filters( 'register_post_type_args', $arguments, 'case_study' );
	}

	public function test_what_visitors_see_is_in_graphql_under_a_name_of_ours(): void {
		$shown = array( 'show_in_graphql' => true, 'graphql_single_name' => 'footbridgeTypeCaseStudy', 'graphql_plural_name' => 'footbridgeTypeCaseStudyList' );
		self::assertSame( array( 'public' => true ) + $shown, self::post_type( array( 'public' => true ) ) );
		self::assertSame( array( 'public' => false, 'publicly_queryable' => true ) + $shown, self::post_type( array( 'public' => false, 'publicly_queryable' => true ) ) );
		$taxonomy = apply_filters( 'register_taxonomy_args', array(), 'case-type' );
		self::assertSame( 'footbridgeTermCaseType', $taxonomy['graphql_single_name'] );
	}

	public function left_alone(): iterable {
		yield 'a type that is not public' => array( array( 'public' => false ) );
		yield 'one without addresses' => array( array( 'public' => true, 'publicly_queryable' => false ) );
		yield 'one of WordPress' => array( array( 'public' => true, '_builtin' => true ) );
		yield 'one whose owner has named it' => array( array( 'public' => true, 'show_in_graphql' => true, 'graphql_single_name' => 'study' ) );
		yield 'one whose owner has hidden it' => array( array( 'public' => true, 'show_in_graphql' => false ) );
		yield 'one without arguments' => array( array() );
	}

	/** @dataProvider left_alone */
	public function test_others_stay_as_they_are( array $arguments ): void {
		self::assertSame( $arguments, self::post_type( $arguments ) );
		self::assertSame( array( 'public' => false ), apply_filters( 'register_taxonomy_args', array( 'public' => false ), 'internal' ) );
	}
}
