<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Versions;

use Footbridge\Model\FieldGroups;
use Footbridge\Tests\Double\WordPress;
use Footbridge\Versions\Clashes;
use PHPUnit\Framework\TestCase;

/**
 * Field groups that keep the content model out of GraphQL.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class ClashesTest extends TestCase {
	protected function setUp(): void {
		FieldGroups::register();
		do_action( 'acf/include_fields' );
	}

	private function found( array $group ): array {
		defined( 'WPGRAPHQL_FOR_ACF_VERSION' ) || define( 'WPGRAPHQL_FOR_ACF_VERSION', '2.7.0' );
		WordPress::$options['acf_groups'] = array( $group + array( 'key' => 'group_own', 'title' => 'Own', 'active' => true, 'show_in_graphql' => 1 ) );
		return Clashes::found();
	}

	public function test_a_plugin_without_which_there_are_no_fields_is_named(): void {
		self::assertSame( array( array( 'name' => '', 'title' => 'WPGraphQL for ACF', 'problem' => 'inactive' ) ), Clashes::found() );
	}

	public function test_an_owners_group_with_a_name_of_the_model_is_named_by_its_title(): void {
		$clash = array( array( 'name' => 'FootbridgeSeo', 'title' => 'Footbridge SEO', 'problem' => 'taken' ) );
		self::assertSame( $clash, $this->found( array( 'title' => 'Footbridge SEO' ) ) );
		self::assertSame( $clash, $this->found( array( 'title' => 'Footbridge SEO', 'graphql_field_name' => 'footbridge_seo' ) ) );
		self::assertSame( array(), $this->found( array( 'title' => 'Footbridge SEO', 'graphql_field_name' => 'ours' ) ) );
		self::assertSame( array(), $this->found( array( 'title' => 'Footbridge SEO', 'show_in_graphql' => 0 ) ) );
		self::assertSame( array(), $this->found( array( 'title' => 'SEO' ) ) );
	}

	public function test_a_group_of_the_model_that_is_off_is_named(): void {
		$clash = array( array( 'name' => 'FootbridgeSeo', 'title' => 'SEO', 'problem' => 'hidden' ) );
		self::assertSame( $clash, $this->found( array( 'key' => 'group_seo', 'title' => 'SEO', 'active' => false ) ) );
		self::assertSame( $clash, $this->found( array( 'key' => 'group_seo', 'title' => 'SEO', 'show_in_graphql' => 0 ) ) );
		self::assertSame( array(), $this->found( array( 'key' => 'group_seo', 'title' => 'SEO' ) ) );
	}
}
