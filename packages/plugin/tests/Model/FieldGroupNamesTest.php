<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\FieldGroups;
use Footbridge\Model\FieldGroupNames;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** Field groups that were saved when GraphQL's names had no prefix. */
final class FieldGroupNamesTest extends TestCase {
	protected function setUp(): void {
		FieldGroups::register();
		FieldGroupNames::register();
		do_action( 'acf/include_fields' );
	}

	private function loaded( array $group ): array {
		return apply_filters( 'acf/load_field_group', $group );
	}

	public function test_an_edited_copy_of_the_plugins_group_keeps_its_fields_and_has_the_name_that_the_site_queries(): void {
		$copy = array( 'key' => 'group_seo', 'title' => 'Search', 'graphql_field_name' => 'seo', 'graphql_types' => array( 'Page', 'Facility' ) );
		self::assertSame(
			array( 'key' => 'group_seo', 'title' => 'Search', 'graphql_field_name' => 'footbridgeSeo', 'graphql_types' => array( 'Page', 'FootbridgeFacility' ) ),
			$this->loaded( $copy )
		);
	}

	public function test_an_owners_group_stays_on_the_plugins_types_and_keeps_its_own_name(): void {
		$own = array( 'key' => 'group_tour', 'graphql_field_name' => 'seo', 'graphql_types' => array( 'Review', 'SiteOptions', 'TreatmentTopic', 'Post' ) );
		self::assertSame(
			array( 'key' => 'group_tour', 'graphql_field_name' => 'seo', 'graphql_types' => array( 'FootbridgeReview', 'FootbridgeSiteOptions', 'FootbridgeTreatmentTopic', 'Post' ) ),
			$this->loaded( $own )
		);
	}

	public function test_a_type_of_another_plugin_keeps_the_name_that_the_plugins_had(): void {
		WordPress::$options['types'] = array( 'place' => (object) array( 'graphql_single_name' => 'facility' ) );
		self::assertSame( array( 'Facility' ), $this->loaded( array( 'key' => 'group_a', 'graphql_types' => array( 'Facility' ) ) )['graphql_types'] );
		self::assertSame( array( 'FootbridgeFacility' ), $this->loaded( array( 'key' => 'group_seo', 'graphql_types' => array( 'Facility' ) ) )['graphql_types'] );
	}

	public function test_an_owners_group_with_the_name_of_one_of_the_plugins_gets_another_so_that_queries_are_answered(): void {
		self::assertSame( 'ownFootbridgeseo', $this->loaded( array( 'key' => 'group_a', 'title' => 'Footbridge SEO' ) )['graphql_field_name'] );
		self::assertSame( 'ownFootbridgeseo', $this->loaded( array( 'key' => 'group_a', 'title' => 'A', 'graphql_field_name' => 'footbridge_seo' ) )['graphql_field_name'] );
		self::assertArrayNotHasKey( 'graphql_field_name', $this->loaded( array( 'key' => 'group_a', 'title' => 'SEO' ) ) );
	}

	public function test_what_names_no_type_stays_as_it_is(): void {
		foreach ( array( false, array( 'key' => 'group_a' ), array( 'key' => 'group_a', 'graphql_types' => '' ) ) as $group ) {
			self::assertSame( $group, apply_filters( 'acf/load_field_group', $group ) );
		}
	}
}
